// Time left, as a clock shows it: tenths near the end, minutes and seconds, hours above an hour, days above two days.
export function clockText(seconds: number): string {
  const tenths = Math.max(0, Math.floor(seconds * 10 + 1e-6));
  const whole = Math.floor(tenths / 10);
  const two = (n: number) => String(n).padStart(2, '0');
  if (whole >= 172_800) return `${Math.floor(whole / 86_400)} d`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  const text = `${Math.floor(whole / 60)}:${two(whole % 60)}`;
  return whole < 20 ? `${text}.${tenths % 10}` : text;
}

// What is left of the clock, then of the grace, so many seconds later.
export function remaining(clock: number, grace: number, passed: number): { clock: number; grace: number } {
  return { clock: Math.max(0, clock - passed), grace: Math.max(0, grace - Math.max(0, passed - clock)) };
}
