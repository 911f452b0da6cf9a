import { HomeHero } from '@/components/site/HomeHero'
import { LatestOffers } from '@/components/site/LatestOffers'
import { keptCompany, keptHero, keptLatestOffers } from './keptContent'

export const dynamic = 'force-static'

export default async function HomePage() {
  const [company, hero, offers] = await Promise.all([keptCompany(), keptHero(), keptLatestOffers()])
  return (
    <>
      <HomeHero hero={{ ...hero, title: hero.title || company.tagline || company.name }} />
      <LatestOffers offers={offers} />
    </>
  )
}
