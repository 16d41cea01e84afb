/** Where somebody was in the gallery, per address: the take at the top of the window, and how far from it. */
export interface KeptPlace {
  cursor: string;
  offset: number;
}

/** Of this page load. */
const places = new Map<string, KeptPlace>();
const storageKey = (search: string) => `gallery-place:${search}`;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Remembers a place, or forgets it; a reload finds it too. */
export function keepPlace(search: string, place: KeptPlace | undefined): void {
  if (place) places.set(search, place);
  else places.delete(search);
  clearTimeout(timer);
  timer = setTimeout(store, 200, search);
}

/** What is to be remembered over a reload, written at once: the page is about to go. */
export function storePlaces(): void {
  clearTimeout(timer);
  store(window.location.search);
}

function store(search: string): void {
  const place = places.get(search);
  try {
    if (place) sessionStorage.setItem(storageKey(search), JSON.stringify(place));
    else sessionStorage.removeItem(storageKey(search));
  } catch {
    // Storage that is full or forbidden: then a reload begins at the top.
  }
}

/** The place to come back to. Over a reload and over the browser's back and forward; a new visit begins at the top. */
export function recallPlace(search: string): KeptPlace | undefined {
  const place = places.get(search);
  if (place) return place;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return undefined;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(search)) ?? 'null');
    return isPlace(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isPlace(value: unknown): value is KeptPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { cursor, offset } = value as Partial<KeptPlace>;
  return typeof cursor === 'string' && /^\d+\.[\da-f-]{36}$/.test(cursor) && typeof offset === 'number';
}
