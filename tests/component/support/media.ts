import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const EMULATED_MEDIA = {
  print: { media: 'print' },
  reducedMotion: { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] },
} as const

/** Emulates print, or reduced motion, until the test ends. */
export async function emulateMedia(medium: keyof typeof EMULATED_MEDIA) {
  const { media = '', features = [] } = { media: '', features: [], ...EMULATED_MEDIA[medium] }
  await cdp().send('Emulation.setEmulatedMedia', { media, features: [...features] })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] })
  })
}
