import { type ComponentType, lazy } from 'react';

/**
 * A component that is fetched when it is first shown. Where the network fails, it says so in its place: a part that
 * does not come must never take the page, and what was typed on it, along.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: MissingPart as ComponentType<Props> }),
    ),
  );
}

function MissingPart() {
  return (
    <p role="alert" className="text-muted text-sm">
      This part could not be loaded. Check the connection and reload the page; your draft is kept.
    </p>
  );
}
