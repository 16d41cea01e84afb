// Loaded into every child (`node --import`): when the launcher is gone, even by `kill -9`, the child ends too.
if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 8000).unref();
  });
  process.channel.unref();
}
