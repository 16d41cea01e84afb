import type { ToolName } from '#lib/tools/tool-names.ts';

/** Words to start from, each showing another strength of its tool. */
export const examples: Record<ToolName, readonly string[]> = {
  video: [
    'A lighthouse at dusk in heavy rain. The camera circles slowly as the lamp sweeps across the sea. Distant thunder.',
    'Macro shot of a watchmaker setting a tiny gear by lamplight, dust in the beam, the tick of the movement growing louder.',
    'An orange cat walks along a balcony rail above a night market, neon reflected in the wet street below. Handheld, shallow focus.',
  ],
  // A master is made of what is there already.
  master: [],
  enhance: ['A chase through a night market, seen from a scooter', 'An old sailor remembers his first storm'],
  'reference-video': [
    'character1 walks into a bright kitchen, puts down a bag of lemons and laughs into the camera.',
    'character1 and character2 dance in the rain under one umbrella. Slow circling camera, street lamps.',
  ],
  image: [
    'A red door in deep snow, one footprint leading away, blue hour, 35 mm film.',
    'A still life of brass instruments on dark velvet, a single window from the left, dust in the light.',
    'A paper-cut city at night, layers of blue, tiny warm windows, seen from above.',
  ],
  speech: [
    'Welcome aboard. We are about to leave the harbour; please find a seat with a view.',
    'Three, two, one. And there it is: the first light over the ridge.',
    'Previously, on The Long Winter: nobody believed the lighthouse keeper.',
  ],
  narration: [],
};
