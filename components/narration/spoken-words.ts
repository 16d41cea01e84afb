/** `2 of 3 parts spoken`. */
export function spokenWords({ made, total }: { made: number; total: number }): string {
  return `${made} of ${total} parts spoken`;
}
