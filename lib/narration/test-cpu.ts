/**
 * Milliseconds of the processor that a step takes, the best of three: what else the machine does at the time, and the
 * first run of cold code, do not count.
 */
export function processorMs(step: () => void): number {
  const runs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    step();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}
