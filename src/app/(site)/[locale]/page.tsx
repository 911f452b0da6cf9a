import type { Metadata } from 'next'
import { ContactSection } from '@/components/site/contact/ContactSection'
import { ExpertiseList } from '@/components/site/home/ExpertiseList'
import { HomeHero } from '@/components/site/home/HomeHero'
import { LatestOffers } from '@/components/site/home/LatestOffers'
import { OfficeDirectory } from '@/components/site/home/OfficeDirectory'
import { SectorGrid } from '@/components/site/home/SectorGrid'
import { StatisticsStrip } from '@/components/site/home/StatisticsStrip'
import { TeamGallery } from '@/components/site/home/TeamGallery'
import { TestimonialCarousel } from '@/components/site/home/TestimonialCarousel'
import { CurrentSectionTracker } from '@/components/site/navigation/CurrentSectionTracker'
import {
  findCachedBrandIdentity,
  findCachedCompanyDetails,
  findCachedOffices,
} from '@/src/cache/content'
import {
  findCachedExpertiseCards,
  findCachedHero,
  findCachedHomePage,
  findCachedLatestOffers,
  findCachedSectorCards,
  findCachedTeamMembers,
  findCachedTestimonials,
} from '@/src/cache/home'
import { findCachedOfferCriteria } from '@/src/cache/offers'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { pageDescribers } from '@/src/plugins/pageDescribers'
import { buildPageMetadata } from './buildPageMetadata'

export async function generateMetadata(): Promise<Metadata> {
  const language = await currentPageLanguage()
  const [company, home] = await Promise.all([
    findCachedCompanyDetails(language),
    findCachedHomePage(language),
  ])
  const { tagline, name, description } = company
  return buildPageMetadata({ ...home, title: tagline || name, summary: description }, '/')
}

export default async function HomePage() {
  const language = await currentPageLanguage()
  const [
    identity,
    company,
    hero,
    home,
    expertises,
    sectors,
    offers,
    criteria,
    offices,
    testimonials,
    members,
  ] = await Promise.all([
    findCachedBrandIdentity(),
    findCachedCompanyDetails(language),
    findCachedHero(language),
    findCachedHomePage(language),
    findCachedExpertiseCards(language),
    findCachedSectorCards(language),
    findCachedLatestOffers(),
    findCachedOfferCriteria(language),
    findCachedOffices(language),
    findCachedTestimonials(language),
    findCachedTeamMembers(language),
  ])
  const texts = home ?? (await currentPageWords()).defaultHomeTexts
  return (
    <>
      <CurrentSectionTracker />
      <HomeHero
        drawingFilter={identity.illustrationFilter}
        hero={{ ...hero, title: hero.title || company.tagline || company.name }}
      />
      <StatisticsStrip texts={texts.statistics} />
      <ExpertiseList texts={texts.expertises} expertises={expertises} />
      <SectorGrid texts={texts.sectors} sectors={sectors} />
      <LatestOffers texts={texts.offers} offers={offers} criteria={criteria} />
      <OfficeDirectory texts={texts.locations} offices={offices} />
      <TestimonialCarousel texts={texts.testimonials} testimonials={testimonials} />
      <TeamGallery texts={texts.team} members={members} />
      <ContactSection texts={texts.contact} company={company} />
      {pageDescribers.map(({ name, Home }) => (
        <Home key={name} company={company} faq={texts.faq} />
      ))}
    </>
  )
}
