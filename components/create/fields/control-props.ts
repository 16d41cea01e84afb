import type { Problem } from '#lib/tools/tool.ts';
import type { Bill } from '#lib/vendor/prices.ts';

/** What every control of a field gets. */
export interface ControlProps<Field, Value> {
  /** The field's name in the tool's values. */
  name: string;
  field: Field;
  value: Value;
  onChange: (value: Value) => void;
  /** Why it has no effect now; it is then shown, and rests. */
  refusal?: string | undefined;
  problems: readonly Problem[];
  /** What a take would cost with this value. */
  priceOf?: ((value: Value) => Bill) | undefined;
}
