import type { Payload } from 'payload'
import { defaultNavigationItems } from '@/src/content/navigation'
import { defaultOpeningHours } from '@/src/content/openingHours'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { addStoredRowIds, createEnglishSeedOptions } from '@/src/seed/englishTexts'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import {
  heroSettings as englishHero,
  websiteSettings as englishSettings,
} from './content/en/settings'
import { emailSettings, heroSettings, websiteSettings } from './content/settings'
import { isGlobalSaved } from './isGlobalSaved'
import { findOrCreatePicture } from './media/findOrCreatePicture'
import { seedGlobal } from './seedGlobal'

/** Seeds the settings. Those that were saved before stay, with their empty fields. */
export async function seedSettings(payload: Payload, { demo }: { demo: boolean }): Promise<void> {
  await seedGlobal(payload, 'website-settings', async (req) => {
    const slug = 'website-settings'
    const stored = await payload.updateGlobal({
      ...createSeedOptions(),
      req,
      slug,
      data: applyFrenchTypographyDeep(websiteSettings),
    })
    const words = { ...englishSettings, openingHours: defaultOpeningHours.en }
    await payload.updateGlobal({
      ...createEnglishSeedOptions(),
      req,
      slug,
      data: addStoredRowIds(stored, words),
    })
  })
  // The image is stored before the global, because resizing takes too long for an open transaction.
  const isWelcomed = await isGlobalSaved(payload, 'hero-settings')
  const backgroundImage =
    demo && !isWelcomed ? await findOrCreatePicture(payload, 'home') : undefined
  await seedGlobal(payload, 'hero-settings', async (req) => {
    const slug = 'hero-settings'
    const isDefaultIllustration = backgroundImage !== undefined
    const data = {
      ...applyFrenchTypographyDeep(heroSettings),
      backgroundImage,
      isHouseDrawing: isDefaultIllustration,
    }
    await payload.updateGlobal({ ...createSeedOptions(), req, slug, data })
    await payload.updateGlobal({ ...createEnglishSeedOptions(), req, slug, data: englishHero })
  })
  await seedGlobal(payload, 'navigation-settings', async (req) => {
    const slug = 'navigation-settings'
    const stored = await payload.updateGlobal({
      ...createSeedOptions(),
      req,
      slug,
      data: { items: defaultNavigationItems.fr },
    })
    const words = { items: defaultNavigationItems.en }
    await payload.updateGlobal({
      ...createEnglishSeedOptions(),
      req,
      slug,
      data: addStoredRowIds(stored, words),
    })
  })
  if (!(await isGlobalSaved(payload, 'email-settings'))) {
    await payload.updateGlobal({
      ...createSeedOptions(),
      slug: 'email-settings',
      data: emailSettings,
    })
  }
}
