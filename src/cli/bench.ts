/** `bench`: prints what goals are measured by, all of it or the sections asked for; asserts nothing. */
export async function run(sections: string[]) {
  const { measure } = await import('@/tests/bench/run')
  await measure(sections)
}
