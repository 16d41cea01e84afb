/** Thrown inside the media process for a file that is refused; becomes a Failure with this code and these words. */
export class MediaError extends Error {
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
