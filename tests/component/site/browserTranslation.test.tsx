import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CookieBanner } from '@/components/site/CookieBanner'
import { Carousel } from '@/components/site/home/Carousel'
import { CountedFigure } from '@/components/site/home/CountedFigure'
import { MobileMenu } from '@/components/site/MobileMenu'
import { siteWordsIn } from '@/src/content/siteWords'
import { stopAnimationFrames } from '../support/clock'
import { emulateMedia } from '../support/media'
import { renderOnSite } from '../support/renderOnSite'
import { translateTextNodes } from '../support/translateTextNodes'

const FRENCH_WORDS = siteWordsIn('fr')
const getButton = (name: string) => page.getByRole('button', { name })

test('The carousel of a translated page turns and announces its position', async () => {
  // With reduced motion the first move takes no time before the second click.
  await emulateMedia('reducedMotion')
  const { container } = await renderOnSite(
    <Carousel
      words={FRENCH_WORDS.testimonialWords}
      label="Témoignages"
      cards={4}
      head={<h2>Avis</h2>}
    >
      {['Inès', 'Awa', 'Marc', 'Louis'].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Carousel>,
  )
  translateTextNodes(container)
  await getButton('Témoignage suivant').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Témoignages 2 à 4 sur 4')
  await getButton('Témoignage précédent').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Témoignages 1 à 3 sur 4')
})

test('The menu of a translated page opens and closes', async () => {
  const { container } = await renderOnSite(
    <MobileMenu words={FRENCH_WORDS.menuWords} phone="" email="" navigation={[]} languages={[]} />,
    { width: 390 },
  )
  translateTextNodes(container)
  await getButton('Menu').click()
  await getButton('Fermer le menu').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('The figure of a translated page counts up to its value', async () => {
  stopAnimationFrames()
  const { container } = await renderOnSite(<CountedFigure value={85} locale="fr-FR" />)
  translateTextNodes(container)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(200)
  expect(Number(container.textContent)).toBeLessThan(85)
  vi.advanceTimersByTime(2_000)
  expect(container.textContent).toBe('85')
})

test('The cookie banner of a translated page accepts a choice', async () => {
  const { container } = await renderOnSite(
    <CookieBanner words={FRENCH_WORDS.consentWords} analyticsPreselected={false} />,
  )
  translateTextNodes(container)
  await getButton('Refuser').click()
  await expect.element(getButton('Refuser')).not.toBeInTheDocument()
})
