const VISITOR_COUNT = 20
const VISIT_ROUNDS = 100

/** Twenty visitors at a time read every page of the sitemap, again and again. */
export async function visitEverything(siteUrl: string): Promise<number> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? siteUrl).pathname,
  )
  const waiting = Array.from({ length: VISIT_ROUNDS }, () => paths).flat()
  const count = waiting.length
  const visit = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await (await fetch(siteUrl + next)).arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: VISITOR_COUNT }, visit))
  return count
}
