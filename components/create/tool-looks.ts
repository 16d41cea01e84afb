import {
  AudioLines,
  BookAudio,
  Clapperboard,
  Film,
  Gem,
  Image as ImageIcon,
  WandSparkles,
} from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import type { ToolName } from '#lib/tools/tool-names.ts';

interface ToolLook {
  /** On its tab, and wherever takes are told apart by their tool. */
  label: string;
  /** What it is for, as a line of the command palette. */
  task: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/** How each tool is called and what stands for it; its form is in `tool-forms.ts`. */
export const toolLooks: Record<ToolName, ToolLook> = {
  video: { label: 'Video', task: 'Make a video', Icon: Clapperboard },
  master: { label: 'Master 2K', task: 'Master a take to 2K', Icon: Gem },
  enhance: { label: 'Enhance', task: 'Enhance a prompt', Icon: WandSparkles },
  'reference-video': { label: 'Reference video', task: 'Make a video from clips', Icon: Film },
  image: { label: 'Image', task: 'Make or edit a picture', Icon: ImageIcon },
  speech: { label: 'Speech', task: 'Speak a line', Icon: AudioLines },
  narration: { label: 'Narration', task: 'Narrate a text', Icon: BookAudio },
};
