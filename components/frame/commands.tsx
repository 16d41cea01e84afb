import { LogOut, Monitor, Moon, Share, Sun, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { leave } from '#components/auth/leave.ts';
import { toolLooks } from '#components/create/tool-looks.ts';
import { paths } from '#lib/paths.ts';
import { toolNames } from '#lib/tools/tool-names.ts';
import { placeIcons } from './place-icons.ts';
import { places } from './places.ts';
import { chooseTheme } from './preferences.ts';

/** One line of the command palette: it leads somewhere, or it does something. */
export interface Command {
  id: string;
  label: string;
  /** More words by which it is found. */
  words?: string;
  icon: ReactNode;
  href?: string;
  run?: () => void;
}

/** Every page, every tool, and the few things that can be done from anywhere. */
export const commands: readonly Command[] = [
  ...toolNames.map((tool) => {
    const { label, task, Icon } = toolLooks[tool];
    return {
      id: `tool-${tool}`,
      href: paths.create(tool),
      words: `create tool ${label}`,
      label: task,
      icon: <Icon />,
    };
  }),
  ...places.map(({ href, label }) => {
    const Icon = placeIcons[label];
    return { id: href, href, label, words: 'go to page', icon: <Icon /> };
  }),
  {
    id: 'shares',
    href: paths.shares(),
    label: 'Shared links',
    words: 'guests outside client',
    icon: <Share />,
  },
  { id: 'account', href: paths.account(), label: 'Account', words: 'password sessions', icon: <UserRound /> },
  { id: 'dark', run: () => chooseTheme('dark'), label: 'Dark theme', icon: <Moon /> },
  { id: 'light', run: () => chooseTheme('light'), label: 'Light theme', icon: <Sun /> },
  { id: 'system', run: () => chooseTheme('system'), label: 'Theme of the system', icon: <Monitor /> },
  { id: 'sign-out', run: leave, label: 'Sign out', words: 'leave log out', icon: <LogOut /> },
];

/** The commands that contain every word that was typed. */
export function findCommands(typed: string): readonly Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter((command) => {
    const text = `${command.label} ${command.words ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
