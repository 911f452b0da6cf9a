import type { Payload } from 'payload'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { isDocumentStored } from '@/src/seed/isDocumentStored'
import { contactMessages } from './content/contactMessages'
import { daysBefore } from './daysBefore'

const THREE_HOURS_IN_DAYS = 3 / 24

export async function seedContactMessages(payload: Payload, now: Date): Promise<void> {
  for (const { key, receivedDaysAgo, ...message } of applyFrenchTypographyDeep(contactMessages)) {
    if (await isDocumentStored(payload, 'contact-messages', { submissionKey: { equals: key } }))
      continue
    const createdAt = daysBefore(now, receivedDaysAgo + THREE_HOURS_IN_DAYS).toISOString()
    await payload.create({
      ...createSeedOptions(),
      collection: 'contact-messages',
      data: { ...message, submissionKey: key, createdAt },
    })
  }
}
