/**
 * `bench`: prints the measurements of the performance goals, all or the given sections; it has no
 * assertions.
 */
export async function run(sections: string[]) {
  const { measure } = await import('@/tests/bench/run')
  await measure(sections)
}
