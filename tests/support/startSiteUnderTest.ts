import { startTestSite } from './startTestSite'

/** One site for all journeys; the configuration hands its address to them. */
export default async function startSiteUnderTest() {
  const site = await startTestSite()
  process.env.SITE_UNDER_TEST = site.url
  return site.stop
}
