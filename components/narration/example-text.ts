/** A first text for an empty desk: two chapters, a quotation, a number and a name. */
export const exampleText = `# The lamp

The lighthouse at Skerryvore has not been lit for eleven years, and every evening at half past six Nora Quill climbs its 151 steps to light it.

“Somebody has to be wrong about it,” she told the inspector, who had come a long way to be right. “It might as well be me.”

# The boat

In October, in a fog that lay on the water like a cloth on a table, a boat came in that was on no list. It had no engine and no oars. It had seen, its only passenger said, a light.
`;
