import { ContourLines } from '@/components/site/ContourLines'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { Container } from '@/components/ui/Container'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { classNames } from '@/components/ui/classNames'
import type { Media } from '@/payload-types'
import { currentPageWords } from '@/src/content/currentPageWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { NavigationItem } from '@/src/domain/pages/navigation'
import { Picture } from '../Picture'
import { PHONE_FULL_WIDTH_SIZES } from '../pictureSizes'
import styles from './PageHero.module.css'

type Props = {
  /** The parent pages, without the home page. */
  trail?: readonly NavigationItem[]
  /** The name of the page in the breadcrumb, when shorter than the title. */
  current?: string | null
  title: string
  /** The language of the title, when it differs from that of the page. */
  lang?: SiteLanguage | undefined
  subtitle?: string
  lead?: string | null
  /** The image of the header; without one the header has decorative lines. */
  picture?: Media | number | null
  /** Content below the lead, such as a back link or a date. */
  children?: ChildrenWithoutText
}

/** The header of a page; its image overlaps the content below. */
export async function PageHero(hero: Props) {
  const { trail = [], current, title, lang, subtitle, lead, picture, children } = hero
  const { siteWords } = await currentPageWords()
  const above = trail.map(({ label, url }) => ({ label, href: url }))
  return (
    <div className={classNames(styles.band, picture ? styles.illustrated : null)}>
      {picture ? null : <ContourLines seed={11} className={styles.lines} />}
      <Container className={styles.content}>
        <div className={styles.words}>
          <Breadcrumb
            label={siteWords.breadcrumb}
            trail={[{ label: siteWords.home, href: '/' }, ...above]}
            current={current || title}
            currentLang={lang}
            inverse
          />
          <h1 lang={lang}>{title}</h1>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {children}
        </div>
      </Container>
      {picture ? (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            sizes={`(min-width: 60rem) 62rem, (min-width: 40rem) 100vw, ${PHONE_FULL_WIDTH_SIZES}`}
            priority
          />
        </div>
      ) : null}
    </div>
  )
}
