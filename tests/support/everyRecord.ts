import type { Payload } from 'payload'
import { contentOf } from './contentOf'
import { aCandidateFile, aContactMessage, aJobApplication, aJobOffer } from './records'
import type { RestClient } from './restClient'

type ContentCollection = keyof ReturnType<typeof contentOf>

/** Creates a document of each collection of the core that no test has used yet. */
export function recordMakers(payload: Payload, superAdmin: RestClient, picture: number) {
  const content = (collection: ContentCollection) => async () =>
    createdIdIn(await superAdmin.post(`/${collection}`, contentOf(picture)[collection]))
  return {
    'job-offers': async () => (await aJobOffer(payload)).id,
    'job-applications': async () => (await aJobApplication(payload)).id,
    'application-events': async () => {
      const application = (await aJobApplication(payload)).id
      const where = { application: { equals: application } }
      const { docs } = await payload.find({ collection: 'application-events', where })
      return docs[0]?.id ?? 0
    },
    'candidate-files': async () => (await aCandidateFile(payload)).id,
    'contact-messages': async () => (await aContactMessage(payload)).id,
    'expertise-pages': content('expertise-pages'),
    'sector-pages': content('sector-pages'),
    'value-pages': content('value-pages'),
    offices: content('offices'),
    'offer-criteria': async () => {
      const label = `Niveau ${crypto.randomUUID()}`
      return createdIdIn(await superAdmin.post('/offer-criteria', { kind: 'experience', label }))
    },
    testimonials: content('testimonials'),
    'team-members': content('team-members'),
    media: async () => createdIdIn(await superAdmin.post('/media', createPictureForm())),
  }
}

/** An SVG image as a form of the media library. */
export function createPictureForm(data: object = {}) {
  const form = new FormData()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'
  form.set('_payload', JSON.stringify({ alt: 'Un dessin', ...data }))
  form.set('file', new Blob([drawing], { type: 'image/svg+xml' }), 'dessin.svg')
  return form
}

/** The id of the document that a request has created. */
export function createdIdIn({ status, body }: Awaited<ReturnType<RestClient['post']>>): number {
  const { doc } = body
  if (typeof doc === 'object' && doc && 'id' in doc && typeof doc.id === 'number') return doc.id
  throw new Error(`${status}: ${JSON.stringify(body)}`)
}
