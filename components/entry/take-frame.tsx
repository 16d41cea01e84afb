import { useId } from 'react';

/** One shot in three lights, as a crew would try it. Colours of the sky from the top down, then of what stands in it. */
const lights = {
  dawn: {
    sky: ['#26355f', '#7c6a9c', '#e0a0a4', '#f6d3b8'],
    far: '#5d5680',
    near: '#2a2c4a',
    orb: '#fff1e0',
    at: 54,
  },
  gold: {
    sky: ['#2b1b3d', '#8a3a52', '#e07a3c', '#fbc566'],
    far: '#7a3440',
    near: '#2c1420',
    orb: '#fff3cf',
    at: 47,
  },
  night: {
    sky: ['#060a18', '#0d1b3a', '#1d3a63', '#3c6a8c'],
    far: '#122846',
    near: '#060d1c',
    orb: '#eef4ff',
    at: 22,
  },
} as const;

export type Light = keyof typeof lights;

/** A lake between hills, drawn: a still for the pages before anybody is signed in. */
export function TakeFrame({ light, className }: { light: Light; className?: string | undefined }) {
  const { sky, far, near, orb, at } = lights[light];
  // The same frame may stand on a page twice, and what is inside an SVG is named for the whole page.
  const name = useId();
  const id = (part: string) => `${name}-${part}`;
  const url = (part: string) => `url(#${id(part)})`;
  return (
    <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          {sky.map((colour, index) => (
            <stop key={colour} offset={index / (sky.length - 1)} stopColor={colour} />
          ))}
        </linearGradient>
        <radialGradient id={id('glow')}>
          <stop offset="0" stopColor={orb} stopOpacity=".8" />
          <stop offset=".25" stopColor={orb} stopOpacity=".35" />
          <stop offset=".6" stopColor={orb} stopOpacity=".08" />
          <stop offset="1" stopColor={orb} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={id('deep')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={near} stopOpacity=".05" />
          <stop offset="1" stopColor={near} stopOpacity=".9" />
        </linearGradient>
      </defs>
      <g id={id('land')}>
        <rect width="160" height="62" fill={url('sky')} />
        <circle cx="84" cy={at} r="42" fill={url('glow')} />
        <circle cx="84" cy={at} r="5.5" fill={orb} />
        <path d={farHills} fill={far} opacity=".9" />
        <path d={nearHills} fill={near} />
      </g>
      <g transform="translate(0 123.6) scale(1 -1)">
        <use href={`#${id('land')}`} />
      </g>
      <rect y="62" width="160" height="28" fill={url('deep')} />
      <g stroke={orb} strokeLinecap="round" strokeWidth=".5" opacity=".55">
        <path d="M78 66h12M72 70h9M86 71h8M80 75h13M75 80h5M89 82h7" />
      </g>
    </svg>
  );
}

const farHills = 'M0 56C10 50 18 43 28 46s14-9 24-13 14 12 24 14 20-13 30-8 12 11 22 9 18-11 32-4v18H0Z';
const nearHills = 'M0 52c8-2 14 4 24 5s22-7 32-3 20 7 32 6 18-8 30-9 20 6 28 5 10-4 14-5v11H0Z';
