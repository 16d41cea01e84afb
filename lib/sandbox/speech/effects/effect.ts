/** A change to mono sound that comes block by block, at the engine's rate. It keeps what it needs between blocks. */
export interface Effect {
  /** Changes the block in place. */
  process: (block: Float32Array) => void;
  /** How long it sounds on after the last block. */
  tailSeconds: number;
}
