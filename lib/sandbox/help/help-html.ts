/** The few forms of which the help page is made. */

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows
    .map(([first = '', ...rest]) => {
      const cells = rest.map((one) => `<td>${one}</td>`).join('');
      return `<tr><th scope="row"><code>${first}</code></th>${cells}</tr>`;
    })
    .join('\n');
  return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export function list(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A call as it can be pasted into a shell: a POST when there is a body. `output` names a file for its answer. */
export function curl(url: string, apiKey: string, body?: unknown, output?: string): string {
  const quoted = body === undefined ? '' : JSON.stringify(body).replaceAll("'", "'\\''");
  const lines = [
    `curl '${url}'${output ? ` -o ${output}` : ''}`,
    `  -H 'Authorization: Bearer ${apiKey}'`,
    ...(body === undefined ? [] : [`  -H 'Content-Type: application/json'`, `  -d '${quoted}'`]),
  ];
  return `<pre>${escapeHtml(lines.join(' \\\n'))}</pre>`;
}
