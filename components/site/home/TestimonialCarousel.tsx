import { Section } from '@/components/ui/Section'
import type { HomePage, Media } from '@/payload-types'
import { currentPageWords } from '@/src/content/currentPageWords'
import { fillTemplate } from '@/src/content/fillTemplate'
import { Picture } from '../Picture'
import { SectionHead } from '../page/SectionHead'
import { Carousel } from './Carousel'
import styles from './TestimonialCarousel.module.css'

type ListedTestimonial = {
  id: number
  name: string
  position: string
  portrait: Media | number
  quote: string
}
type Props = { texts: HomePage['testimonials']; testimonials: readonly ListedTestimonial[] }

export async function TestimonialCarousel({ texts, testimonials }: Props) {
  if (testimonials.length === 0) return null
  const { testimonialWords, siteWords } = await currentPageWords()
  return (
    <Section id="temoignages" labelledBy="titre-temoignages" tone="navy">
      <Carousel
        words={testimonialWords}
        label={texts.heading}
        cards={testimonials.length}
        head={<SectionHead id="titre-temoignages" heading={texts.heading} intro={texts.intro} />}
      >
        {testimonials.map(({ id, name, position, portrait, quote }) => (
          <li key={id}>
            <figure className={styles.testimonial}>
              <blockquote>
                <p>{fillTemplate(siteWords.quotation, { text: quote })}</p>
              </blockquote>
              <figcaption>
                <Picture picture={portrait} sizes="4rem" className={styles.portrait} />
                <span className={styles.name}>{name}</span>
                <span className={styles.position}>{position}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
