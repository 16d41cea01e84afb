// Loaded into every child (`node --import`): when the launcher is gone, even by `kill -9`, the child ends too.
// A child of the child inherits the flag, but has a parent of its own to follow.
if (process.channel && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 8000).unref();
  });
  process.channel.unref();
}
