'use client'

import { useFormFields, usePayloadAPI } from '@payloadcms/ui'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import { SOCIAL_IMAGE_SIZE } from '@/src/domain/pages/metadata'
import { searchAndSocialTexts, socialImagePath } from '@/src/plugins/search-engines/rules/pageTexts'
import { searchResultText as text } from '@/src/plugins/search-engines/words/admin/searchResult'
import styles from './SearchAndSocialPreview.module.css'
import { type OfferCriterionLabels, usePageSummary } from './usePageSummary'

type Props = {
  company: { name: string; tagline: string; description: string }
  edition: LanguageEdition
  host: string
  labels: OfferCriterionLabels
}

/** Preview of the search result and the social card of a page, updated while the user edits the form. */
export function SearchAndSocialPreview({ company, edition, host, labels }: Props) {
  const { path, publishedPath, ...page } = usePageSummary(company, labels)
  const { title, description, social } = searchAndSocialTexts(page)
  if (title === '') {
    return (
      <section className={styles.cards}>
        <h3 className={styles.heading}>{text.title}</h3>
        <p>{text.untitled}</p>
      </section>
    )
  }
  const missing = [
    page.seo.metaTitle ? '' : text.pageTitle,
    page.seo.metaDescription || !page.summary ? '' : text.pageSummary,
  ].filter((what) => what !== '')
  const steps = editionHref(edition, path).split('/').filter(Boolean)
  return (
    <section className={styles.cards}>
      <h3 className={styles.heading}>{text.title}</h3>
      <div aria-live="off" className={styles.pair}>
        <figure>
          <figcaption>{text.search}</figcaption>
          <div className={styles.result} lang={edition.language}>
            <p className={styles.site}>
              <span>{company.name}</span>
              <span>{[host, ...steps].join(' › ')}</span>
            </p>
            <p className={styles.resultTitle}>{`${title} | ${company.name}`}</p>
            <p className={styles.description}>{description}</p>
          </div>
        </figure>
        <figure>
          <figcaption>{text.social}</figcaption>
          <div className={styles.social} lang={edition.language}>
            <SocialPicture
              generatedUrl={publishedPath && socialImagePath(publishedPath, edition.language)}
              title={title}
            />
            <p className={styles.host}>{host}</p>
            <p className={styles.socialTitle}>{social}</p>
            <p className={styles.socialText}>{description}</p>
          </div>
        </figure>
      </div>
      {missing.length > 0 && page.hasOwnWords ? <p>{text.fallsBack(missing)}</p> : null}
      {description === '' ? <p>{text.noDescription}</p> : null}
    </section>
  )
}

type SocialPictureProps = {
  /** URL of the picture that the site generates from the title; null if the page is not published. */
  generatedUrl: string | null
  title: string
}

function SocialPicture({ generatedUrl, title }: SocialPictureProps) {
  const chosen = useFormFields(([fields]) => fields['seo.socialImage']?.value)
  const [{ data }] = usePayloadAPI(chosen ? `/api/media/${String(chosen)}` : '')
  const src: unknown = chosen ? data?.url : generatedUrl
  if (typeof src !== 'string') return <p className={styles.composed}>{title}</p>
  return (
    // biome-ignore lint/performance/noImgElement: the preview loads the same URL as social networks.
    <img {...SOCIAL_IMAGE_SIZE} alt={text.pictureAlt} loading="lazy" src={src} />
  )
}
