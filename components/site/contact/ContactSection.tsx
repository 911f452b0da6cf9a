import { Section } from '@/components/ui/Section'
import type { HomePage } from '@/payload-types'
import type { CompanyDetails } from '@/src/domain/pages/company'
import { SectionHead } from '../page/SectionHead'
import { ContactDetailsList } from './ContactDetailsList'
import { ContactFormBox } from './ContactFormBox'
import styles from './ContactSection.module.css'

type Props = { texts: HomePage['contact']; company: CompanyDetails }

/** Contact details on the left, the form on the right; stacked on a phone. */
export function ContactSection({ texts, company }: Props) {
  return (
    <Section id="contact" labelledBy="titre-contact" tone="deep" className={styles.layout}>
      <div className={styles.reach}>
        <SectionHead id="titre-contact" heading={texts.heading} intro={texts.intro} />
        <ContactDetailsList company={company} />
      </div>
      <ContactFormBox texts={texts.form} />
    </Section>
  )
}
