/** What of a media element the clock works with. */
export interface Playable {
  currentTime: number;
  playbackRate: number;
  readonly paused: boolean;
  readonly seeking: boolean;
  readonly readyState: number;
  readonly error: unknown;
  play(): Promise<void>;
  pause(): void;
}

/** What a shorter one does when it is over: its last frame stays, or it begins again. */
export type Ending = 'hold' | 'loop';

export interface ClockState {
  isPlaying: boolean;
  /** Something has to be fetched first: all of them wait for it. */
  isWaiting: boolean;
  isLooping: boolean;
  ending: Ending;
  speed: number;
  seconds: number;
  /** Of the longest. */
  durationSeconds: number;
}

interface Part {
  media: Playable;
  durationSeconds: number;
  framesPerSecond: number;
}

const speeds: readonly number[] = [0.25, 0.5, 1, 1.5, 2];

/** Apart by more, a part jumps; by less, it runs a little faster or slower until it is with the others again. */
const jumpSeconds = 0.2;
const closeSeconds = 0.012;
const mostCorrection = 0.08;
/** HTMLMediaElement.HAVE_CURRENT_DATA and HAVE_FUTURE_DATA. */
const hasFrame = 2;
const hasNextFrames = 3;

/**
 * One clock for several videos and sounds: they play, pause, seek and step together. `tick` is called at every frame of
 * the browser with the time in milliseconds. The one that is heard leads, because a sound that is corrected can be
 * heard to be; the others follow it.
 */
export class CompareClock {
  #parts = new Map<string, Part>();
  #listeners = new Set<() => void>();
  #leader: string | undefined;
  #last: number | undefined;
  #state: ClockState = {
    isPlaying: false,
    isWaiting: false,
    isLooping: true,
    ending: 'hold',
    speed: 1,
    seconds: 0,
    durationSeconds: 0,
  };

  state = (): ClockState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes one in; what comes back lets it go. */
  add(id: string, media: Playable, durationSeconds: number, framesPerSecond: number): () => void {
    this.#parts.set(id, { media, durationSeconds, framesPerSecond });
    this.#measure();
    return () => {
      if (this.#parts.get(id)?.media !== media) return;
      this.#parts.delete(id);
      media.pause();
      this.#measure();
    };
  }

  /** The one that is heard. */
  lead(id: string | undefined): void {
    this.#leader = id;
  }

  play(): void {
    const { seconds, durationSeconds, isLooping } = this.#state;
    const isOver = !isLooping && seconds >= durationSeconds - 0.05;
    this.#set({ isPlaying: durationSeconds > 0, ...(isOver ? { seconds: 0 } : {}) });
  }

  pause(): void {
    this.#set({ isPlaying: false, isWaiting: false });
    for (const part of this.#parts.values()) this.#rest(part);
  }

  toggle = (): void => (this.#state.isPlaying ? this.pause() : this.play());

  seek(to: number): void {
    const seconds = Math.min(this.#state.durationSeconds, Math.max(0, to));
    this.#set({ seconds });
    for (const part of this.#parts.values()) this.#jump(part);
  }

  /** So many frames on or back, by the frames of the one that leads or of the finest. */
  step(frames: number): void {
    this.pause();
    const rates = [...this.#parts.values()].map((part) => part.framesPerSecond);
    const leading = this.#leader ? this.#parts.get(this.#leader)?.framesPerSecond : undefined;
    const rate = leading ?? Math.max(1, ...rates);
    const frame = Math.floor(this.#state.seconds * rate + 1e-3) + frames;
    this.seek(Math.min(frame, Math.ceil(this.#state.durationSeconds * rate) - 1) / rate);
  }

  nextSpeed = (): void => {
    const at = speeds.indexOf(this.#state.speed);
    this.#set({ speed: speeds[(at + 1) % speeds.length] ?? 1 });
  };

  toggleLoop = (): void => this.#set({ isLooping: !this.#state.isLooping });

  endBy(ending: Ending): void {
    this.#set({ ending });
    for (const part of this.#parts.values()) this.#jump(part);
  }

  tick(nowMs: number): void {
    const passed = this.#last === undefined ? 0 : (nowMs - this.#last) / 1000;
    this.#last = nowMs;
    if (!this.#state.isPlaying) {
      // An element that has only now been loaded stands where the others stand.
      for (const part of this.#parts.values()) this.#rest(part);
      return;
    }
    const parts = [...this.#parts.values()];
    const isWaiting = parts.some((part) => this.#waits(part));
    if (isWaiting) {
      for (const part of parts) if (!part.media.paused && !this.#waits(part)) part.media.pause();
      for (const part of parts) if (part.media.paused && this.#waits(part)) this.#start(part);
      if (!this.#state.isWaiting) this.#set({ isWaiting });
      return;
    }
    // A tab that comes back, or a machine that slept: nobody saw that time.
    const elapsed = passed > 1 ? 0 : passed * this.#state.speed;
    this.#advance(this.#state.seconds + elapsed);
    for (const part of this.#parts.values()) this.#follow(part);
  }

  #advance(plain: number): void {
    const { durationSeconds, isLooping } = this.#state;
    const seconds = plain + this.#lagOfLeader(plain) * 0.25;
    const isOver = seconds >= durationSeconds;
    const place = isOver ? (isLooping ? 0 : durationSeconds) : seconds;
    this.#set({ seconds: place, isPlaying: !isOver || isLooping, isWaiting: false });
  }

  /** How far the one that is heard is from where the clock would have it; 0 where it does not play. */
  #lagOfLeader(seconds: number): number {
    const leader = this.#leader ? this.#parts.get(this.#leader) : undefined;
    if (!leader || leader.media.paused || leader.media.seeking || this.#isOver(leader, seconds)) return 0;
    const lag = leader.media.currentTime - this.#placeOf(leader, seconds);
    return Math.abs(lag) < jumpSeconds ? lag : 0;
  }

  #placeOf({ durationSeconds, framesPerSecond }: Part, seconds: number): number {
    const lastFrame = Math.max(0, durationSeconds - 0.5 / framesPerSecond);
    if (this.#state.ending === 'loop' && durationSeconds > 0 && seconds > durationSeconds) {
      return Math.min(lastFrame, seconds % durationSeconds);
    }
    return Math.min(lastFrame, seconds);
  }

  #isOver(part: Part, seconds = this.#state.seconds): boolean {
    return this.#state.ending === 'hold' && seconds >= part.durationSeconds - 0.5 / part.framesPerSecond;
  }

  #waits(part: Part): boolean {
    const { media } = part;
    return !media.error && !this.#isOver(part) && media.readyState < hasNextFrames;
  }

  #follow(part: Part): void {
    const { media } = part;
    if (media.error) return;
    if (!this.#state.isPlaying || this.#isOver(part)) {
      this.#rest(part);
      return;
    }
    if (media.paused) this.#start(part);
    const { speed } = this.#state;
    const drift = media.currentTime - this.#placeOf(part, this.#state.seconds);
    if (Math.abs(drift) > jumpSeconds) {
      if (!media.seeking) this.#jump(part);
    } else if (this.#parts.get(this.#leader ?? '') !== part && Math.abs(drift) > closeSeconds) {
      const correction = Math.min(mostCorrection, Math.max(-mostCorrection, -drift * 2));
      this.#pace(media, speed * (1 + correction));
    } else this.#pace(media, speed);
  }

  #start({ media }: Part): void {
    this.#pace(media, this.#state.speed);
    // A browser may refuse to play before the person has touched the page: then the clock rests too.
    media.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') this.pause();
    });
  }

  /** Stands on its frame. */
  #rest(part: Part): void {
    const { media, framesPerSecond } = part;
    if (!media.paused) media.pause();
    const isOff =
      Math.abs(media.currentTime - this.#placeOf(part, this.#state.seconds)) > 0.5 / framesPerSecond;
    if (isOff && !media.seeking && media.readyState >= hasFrame) this.#jump(part);
  }

  #jump(part: Part): void {
    part.media.currentTime = this.#placeOf(part, this.#state.seconds);
  }

  #pace(media: Playable, rate: number): void {
    if (Math.abs(media.playbackRate - rate) > 0.002) media.playbackRate = rate;
  }

  #measure(): void {
    const durationSeconds = Math.max(0, ...[...this.#parts.values()].map((part) => part.durationSeconds));
    this.#set({ durationSeconds, seconds: Math.min(this.#state.seconds, durationSeconds) });
  }

  #set(change: Partial<ClockState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
