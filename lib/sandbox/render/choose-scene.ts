import { valueNoise } from './noise.ts';
import { choosePalette, type Palette } from './palette.ts';
import { pick, type Random } from './random.ts';
import { aurora } from './scenes/aurora.ts';
import { city } from './scenes/city.ts';
import { forest } from './scenes/forest.ts';
import { ridges } from './scenes/ridges.ts';
import type { Scene, SceneParts } from './scenes/scene.ts';
import { sea } from './scenes/sea.ts';
import { silk } from './scenes/silk.ts';
import { space } from './scenes/space.ts';

type BuildScene = (parts: SceneParts) => Promise<Scene>;

const mountains: BuildScene = (parts) => ridges(parts, { roughness: 1, hasPines: true, ridgeCount: 5 });
const dunes: BuildScene = (parts) => ridges(parts, { roughness: 0, hasPines: false, ridgeCount: 6 });
const hills: BuildScene = (parts) => ridges(parts, { roughness: 0.3, hasPines: true, ridgeCount: 5 });

/** The first words that are found in the prompt decide; a prompt without any gets a scene by its seed. */
const sceneWords: [RegExp, BuildScene][] = [
  [/\b(planet|space|astronaut|rocket|satellite|orbit|galax|cosmos|mars|nebula)|宇宙|太空/i, space],
  [/\b(aurora|northern light|starr|milky way|arctic|iceland)|极光/i, aurora],
  [/\b(lighthouse|sea|ocean|wave|boat|ship|sail|harbou?r|beach|coast|island|whale|surf|lake)|海/i, sea],
  [
    /\b(city|street|alley|lantern|scooter|taxi|train|station|bridge|market|skyline|tokyo|downtown|traffic|rooftop|taxi|cyber|subway|skyscraper)|城/i,
    city,
  ],
  [/\b(forest|tree|wood|jungle|deer|fox|owl|firefl|moss|autumn|bamboo)|森/i, forest],
  [/\b(desert|dune|sahara|camel|sand)/i, dunes],
  [/\b(hill|meadow|field|farm|valley|horse|vineyard)/i, hills],
  [/\b(mountain|alp|peak|snow|ridge|canyon|cliff|eagle|hiker)|山/i, mountains],
  [
    /\b(portrait|face|woman|man\b|dancer|product|bottle|perfume|watch|fabric|smoke|abstract|close-up|hand)/i,
    silk,
  ],
];

export interface SceneWish {
  prompt: string;
  random: Random;
  width: number;
  height: number;
  /** Colours that were taken from elsewhere, such as a reference picture. */
  palette?: Palette | undefined;
  /** A calm background that leaves the stage to something else. */
  isBackdrop?: boolean;
}

/** Builds the scene that the words of a prompt ask for. */
export function buildScene({
  prompt,
  random,
  width,
  height,
  palette,
  isBackdrop,
}: SceneWish): Promise<Scene> {
  const parts = {
    prompt,
    random,
    width,
    height,
    palette: palette ?? choosePalette(prompt, random),
    noise: valueNoise(random),
  };
  const said = sceneWords.find(([words]) => words.test(prompt))?.[1];
  const build =
    said ?? pick(random, [mountains, sea, city, forest, dunes, aurora, space, hills, silk] as const);
  return isBackdrop ? silk(parts) : build(parts);
}
