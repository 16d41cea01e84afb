'use client';

import { Star } from 'lucide-react';
import { Chip } from '#components/ui/chip.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { voiceGenders } from '#lib/voices/voice.ts';
import type { VoiceFilter } from './voice-entries.ts';
import { genderWords } from './voice-entries.ts';

interface FilterChipsProps {
  filter: VoiceFilter;
  languages: readonly string[];
  onChange: (filter: VoiceFilter) => void;
}

/** Whose voice, which language, one's favourites, the team's own: each on or off. */
export function FilterChips({ filter, languages, onChange }: FilterChipsProps) {
  const t = useText();
  return (
    <>
      <Chip
        isOn={filter.isFavourite === true}
        onClick={() => onChange({ ...filter, isFavourite: filter.isFavourite ? undefined : true })}
      >
        <Star aria-hidden className="size-3.5 stroke-[1.5]" />
        {t('Favourites')}
      </Chip>
      <Chip
        isOn={filter.isOwn === true}
        onClick={() => onChange({ ...filter, isOwn: filter.isOwn ? undefined : true })}
      >
        {t('The team’s')}
      </Chip>
      <Line />
      {voiceGenders.map((gender) => (
        <Chip
          key={gender}
          isOn={filter.gender === gender}
          onClick={() => onChange({ ...filter, gender: filter.gender === gender ? undefined : gender })}
        >
          {t(genderWords[gender])}
        </Chip>
      ))}
      {languages.length > 1 && <Line />}
      {(languages.length > 1 ? languages : []).map((language) => (
        <Chip
          key={language}
          isOn={filter.language === language}
          onClick={() =>
            onChange({ ...filter, language: filter.language === language ? undefined : language })
          }
        >
          {t(language)}
        </Chip>
      ))}
    </>
  );
}

function Line() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line-strong" />;
}
