interface ShortTextProps {
  short: string;
  long: string;
}

/** The whole sentence where there is room; on a phone a shorter one, while a screen reader still says the whole. */
export function ShortText({ short, long }: ShortTextProps) {
  return (
    <>
      <span aria-hidden className="md:hidden">
        {short}
      </span>
      <span className="max-md:sr-only">{long}</span>
    </>
  );
}
