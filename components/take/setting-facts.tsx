'use client';

import { useMemo } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { Fact } from './fact.tsx';
import { settingRows } from './setting-rows.ts';

/** The settings of a take as facts of its list. */
export function SettingFacts({ tool, input }: { tool: string; input: unknown }) {
  const t = useText();
  const rows = useMemo(() => settingRows(tool, input), [tool, input]);
  return rows.map(({ label, value }) => (
    <Fact key={label} name={label}>
      {t(value)}
    </Fact>
  ));
}
