import { beforeEach, expect, test } from 'vitest';
import { CompareClock, type Playable } from './compare-clock.ts';

/** A media element whose time runs when the test says so, a little off if wished. */
class FakeMedia implements Playable {
  currentTime = 0;
  playbackRate = 1;
  paused = true;
  seeking = false;
  readyState = 4;
  error: unknown = null;
  readonly length: number;
  readonly slowness: number;

  constructor(length: number, slowness = 1) {
    this.length = length;
    this.slowness = slowness;
  }

  play(): Promise<void> {
    this.paused = false;
    return Promise.resolve();
  }

  pause(): void {
    this.paused = true;
  }

  pass(seconds: number): void {
    if (this.paused) return;
    this.currentTime = Math.min(this.length, this.currentTime + seconds * this.playbackRate * this.slowness);
    if (this.currentTime >= this.length) this.paused = true;
  }
}

const fps = 24;
let clock: CompareClock;
let now: number;

beforeEach(() => {
  clock = new CompareClock();
  now = 1000;
  clock.tick(now);
});

/** Lets time pass in frames of the screen. */
function run(seconds: number, ...media: FakeMedia[]): void {
  for (let at = 0; at < Math.round(seconds * 60); at += 1) {
    for (const one of media) one.pass(1 / 60);
    now += 1000 / 60;
    clock.tick(now);
  }
}

function join(...media: FakeMedia[]): void {
  for (const [at, one] of media.entries()) clock.add(`${at}`, one, one.length, fps);
}

test('three that run unevenly stay within a frame of each other', () => {
  const media = [new FakeMedia(10), new FakeMedia(10, 0.97), new FakeMedia(10, 1.04)];
  join(...media);
  clock.lead('1');
  clock.play();
  run(6, ...media);
  const times = media.map(({ currentTime }) => currentTime);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1 / fps);
  // The one that is heard is never bent.
  expect(media[1]?.playbackRate).toBe(1);
  clock.pause();
  for (const one of media) expect(one.paused).toBe(true);
});

test('they seek and step together, and stand on frames', () => {
  const media = [new FakeMedia(5), new FakeMedia(5)];
  join(...media);
  clock.seek(2);
  expect(media.map(({ currentTime }) => currentTime)).toEqual([2, 2]);
  clock.step(1);
  for (const { currentTime } of media) expect(currentTime).toBeCloseTo(2 + 1 / fps);
  clock.step(-2);
  for (const { currentTime } of media) expect(currentTime).toBeCloseTo(2 - 1 / fps);
  clock.seek(99);
  for (const { currentTime } of media) expect(currentTime).toBeCloseTo(5 - 0.5 / fps);
});

test('a shorter one holds its last frame, or begins again', () => {
  const [long, short] = [new FakeMedia(6), new FakeMedia(2)];
  join(long, short);
  clock.play();
  run(3, long, short);
  expect(long.currentTime).toBeCloseTo(3, 1);
  expect(short).toMatchObject({ paused: true });
  expect(short.currentTime).toBeCloseTo(2 - 0.5 / fps, 1);
  clock.endBy('loop');
  run(0.5, long, short);
  expect(short.currentTime).toBeCloseTo(1.5, 1);
});

test('at the end all begin again; without looping all stop there, and play begins anew', () => {
  const media = [new FakeMedia(2), new FakeMedia(2)];
  join(...media);
  clock.play();
  run(2.5, ...media);
  expect(clock.state().isPlaying).toBe(true);
  for (const { currentTime } of media) expect(currentTime).toBeCloseTo(0.5, 1);
  clock.toggleLoop();
  run(2, ...media);
  expect(clock.state()).toMatchObject({ isPlaying: false, seconds: 2 });
  clock.play();
  expect(clock.state().seconds).toBe(0);
});

test('while one has to be fetched the others wait for it', () => {
  const [ready, late] = [new FakeMedia(5), new FakeMedia(5)];
  join(ready, late);
  late.readyState = 1;
  clock.play();
  run(1, ready, late);
  expect(clock.state()).toMatchObject({ isWaiting: true, seconds: 0 });
  expect(ready.currentTime).toBe(0);
  late.readyState = 4;
  late.currentTime = 0;
  run(1, ready, late);
  expect(clock.state().isWaiting).toBe(false);
  expect(Math.abs(ready.currentTime - late.currentTime)).toBeLessThan(1 / fps);
});

test('one that cannot be played holds nobody up, and one that leaves is let go', () => {
  const [good, broken] = [new FakeMedia(5), new FakeMedia(8)];
  clock.add('good', good, 5, fps);
  const leave = clock.add('broken', broken, 8, fps);
  Object.assign(broken, { error: new Error('broken'), readyState: 0 });
  clock.play();
  run(1, good);
  expect(good.currentTime).toBeCloseTo(1, 1);
  expect(clock.state().durationSeconds).toBe(8);
  leave();
  expect(clock.state().durationSeconds).toBe(5);
});

test('the speed is the same for all', () => {
  const media = [new FakeMedia(10), new FakeMedia(10)];
  join(...media);
  clock.nextSpeed();
  clock.nextSpeed();
  clock.play();
  run(2, ...media);
  for (const { currentTime } of media) expect(currentTime).toBeCloseTo(4, 1);
});
