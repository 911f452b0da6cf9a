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
import { SectionFollower } from '@/components/site/navigation/SectionFollower'
import { StructuredData } from '@/components/site/StructuredData'
import { siteUrl } from '@/src/app/siteUrl'
import { cachedCompany, cachedIdentity, cachedOffices } from '@/src/cache/content'
import {
  cachedExpertiseCards,
  cachedHero,
  cachedHomePage,
  cachedLatestOffers,
  cachedSectorCards,
  cachedTeamMembers,
  cachedTestimonials,
} from '@/src/cache/home'
import { cachedCriteria, cachedOfficePlaces } from '@/src/cache/offers'
import { pageEdition, pageLanguage, pageWords } from '@/src/content/pageWords'
import { illustrationFilter } from '@/src/domain/look/identity'
import { faqPage } from '@/src/domain/structuredData/faqPage'
import { organization } from '@/src/domain/structuredData/organization'
import { webSite } from '@/src/domain/structuredData/webSite'
import { describePage } from './describePage'

export async function generateMetadata(): Promise<Metadata> {
  const language = await pageLanguage()
  const [company, home] = await Promise.all([cachedCompany(language), cachedHomePage(language)])
  const { tagline, name, description } = company
  return describePage({ title: tagline || name, summary: description, seo: home?.seo }, '/')
}

export default async function HomePage() {
  const language = await pageLanguage()
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
    places,
    testimonials,
    members,
  ] = await Promise.all([
    cachedIdentity(),
    cachedCompany(language),
    cachedHero(language),
    cachedHomePage(language),
    cachedExpertiseCards(language),
    cachedSectorCards(language),
    cachedLatestOffers(),
    cachedCriteria(language),
    cachedOffices(language),
    cachedOfficePlaces(),
    cachedTestimonials(language),
    cachedTeamMembers(language),
  ])
  const texts = home ?? (await pageWords()).defaultHomeTexts
  return (
    <>
      <SectionFollower />
      <HomeHero
        drawingFilter={illustrationFilter(identity.colours)}
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
      <StructuredData content={organization({ company, places, siteUrl })} />
      <StructuredData content={webSite({ company, siteUrl, edition: await pageEdition() })} />
      {texts.faq.length > 0 ? <StructuredData content={faqPage(texts.faq, language)} /> : null}
    </>
  )
}
