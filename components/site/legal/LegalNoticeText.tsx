import type { ReactNode } from 'react'
import { Container } from '@/components/ui/Container'
import type { LegalNotice } from '@/payload-types'
import { ContactBlock } from './ContactBlock'
import { CookieTypes } from './CookieTypes'
import { HostingProviderDetails, PublicationDirectorDetails, PublisherDetails } from './Identity'
import { LegalArticles } from './LegalArticles'
import styles from './LegalNoticeText.module.css'
import { LegalTableOfContents } from './LegalTableOfContents'

type Props = {
  notice: LegalNotice
  /** The button that opens the consent banner. */
  manageCookies: ReactNode
}

export function LegalNoticeText({ notice, manageCookies }: Props) {
  const chapters = [
    { id: 'editeur', ...notice.publisher, text: <PublisherDetails {...notice.publisher} /> },
    {
      id: 'directeur',
      ...notice.director,
      text: <PublicationDirectorDetails {...notice.director} />,
    },
    { id: 'hebergeur', ...notice.host, text: <HostingProviderDetails {...notice.host} /> },
    { id: 'cookies', ...notice.cookies, text: <CookieTypes {...notice.cookies} /> },
    { id: 'conditions', ...notice.terms, text: <LegalArticles articles={notice.terms.articles} /> },
    {
      id: 'donnees-personnelles',
      ...notice.privacy,
      text: <LegalArticles articles={notice.privacy.articles} />,
    },
    { id: 'coordonnees', ...notice.contact, text: <ContactBlock {...notice.contact} /> },
  ]
  return (
    <Container className={styles.layout}>
      <LegalTableOfContents chapters={chapters} />
      <div className={styles.chapters}>
        {chapters.map(({ id, heading, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {text}
          </section>
        ))}
        <div className={styles.cookies}>{manageCookies}</div>
      </div>
    </Container>
  )
}
