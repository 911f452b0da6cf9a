import type { Payload } from 'payload'
import { defaultNavigationItems } from '@/src/content/navigation'
import { asTheFirm } from './asTheFirm'
import { emailSettings, heroSettings, websiteSettings } from './content/settings'
import { setFrench } from './frenchTypography'
import { isSaved } from './isSaved'
import { storePicture } from './media/storePicture'

/** Settings that were saved once belong to the staff, empty fields included. */
export async function seedSettings(payload: Payload, { demo }: { demo: boolean }): Promise<void> {
  if (!(await isSaved(payload, 'website-settings'))) {
    const data = setFrench(websiteSettings)
    await payload.updateGlobal({ ...asTheFirm, slug: 'website-settings', data })
  }
  if (!(await isSaved(payload, 'hero-settings'))) {
    const backgroundImage = demo ? await storePicture(payload, 'home') : undefined
    const data = { ...setFrench(heroSettings), backgroundImage }
    await payload.updateGlobal({ ...asTheFirm, slug: 'hero-settings', data })
  }
  if (!(await isSaved(payload, 'navigation-settings'))) {
    const data = { items: defaultNavigationItems.fr }
    await payload.updateGlobal({ ...asTheFirm, slug: 'navigation-settings', data })
  }
  if (!(await isSaved(payload, 'email-settings'))) {
    await payload.updateGlobal({ ...asTheFirm, slug: 'email-settings', data: emailSettings })
  }
}
