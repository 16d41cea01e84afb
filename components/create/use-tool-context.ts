'use client';

import type { SourceTake, ToolContext } from '#lib/tools/tool.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { useMediaRules } from './media-rules-store.ts';
import { useStudioSetup } from './studio-setup.ts';

/** What the rules and the price of a tool need to know beside its input, as far as the browser knows it. */
export function useToolContext(
  assets: ReadonlyMap<string, MediaFacts>,
  source?: SourceTake | undefined,
): ToolContext {
  const { names, prices, isInline, canLink } = useStudioSetup();
  const mediaRules = useMediaRules();
  return { names, prices, isInline, canLink, assets, source, mediaRules, now: new Date() };
}
