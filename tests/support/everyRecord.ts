import type { Payload } from 'payload'
import { contentOf } from './contentOf'
import { aCandidateFile, aContactMessage, aJobApplication, aJobOffer } from './records'
import type { RestClient } from './restClient'

type Content = keyof ReturnType<typeof contentOf>

/** Creates a document of each collection that nobody has used yet. */
export function recordMakers(payload: Payload, superAdmin: RestClient, picture: number) {
  const content = (collection: Content) => async () =>
    idOf(await superAdmin.post(`/${collection}`, contentOf(picture)[collection]))
  return {
    'job-offers': async () => (await aJobOffer(payload)).id,
    'job-applications': async () => (await aJobApplication(payload)).id,
    'application-notes': async () => {
      const application = (await aJobApplication(payload)).id
      return idOf(await superAdmin.post('/application-notes', { application, text: 'À rappeler' }))
    },
    'application-events': async () => {
      const application = (await aJobApplication(payload)).id
      const where = { application: { equals: application } }
      const { docs } = await payload.find({ collection: 'application-events', where })
      return docs[0]?.id ?? 0
    },
    'application-answers': async () => {
      const application = (await aJobApplication(payload)).id
      const data = {
        ...{ application, language: 'fr' as const, subject: 'Votre candidature', body: 'Bonjour' },
        ...{ state: 'waiting' as const, sendAfter: '2026-11-24T08:00:00.000Z' },
        answerKey: crypto.randomUUID(),
      }
      return (await payload.create({ collection: 'application-answers', data })).id
    },
    'application-links': async () => {
      const first = (await aJobApplication(payload)).id
      const second = (await aJobApplication(payload)).id
      return idOf(await superAdmin.post('/application-links', { first, second }))
    },
    'answer-templates': async () => {
      const data = { title: 'Refus', kind: 'refusal' as const, subject: 'Objet', body: 'Texte' }
      return (await payload.create({ collection: 'answer-templates', data })).id
    },
    'day-marks': async () => {
      const data = { day: '2026-11-12', sentence: 'Newsletter de novembre' }
      return (await payload.create({ collection: 'day-marks', data })).id
    },
    'message-replies': async () => {
      const message = (await aContactMessage(payload)).id
      const data = {
        message,
        text: 'Bonjour',
        state: 'waiting' as const,
        replyKey: crypto.randomUUID(),
      }
      return (await payload.create({ collection: 'message-replies', data })).id
    },
    'candidate-files': async () => (await aCandidateFile(payload)).id,
    'contact-messages': async () => (await aContactMessage(payload)).id,
    'expertise-pages': content('expertise-pages'),
    'sector-pages': content('sector-pages'),
    'value-pages': content('value-pages'),
    offices: content('offices'),
    'offer-criteria': async () => {
      const label = `Niveau ${crypto.randomUUID()}`
      return idOf(await superAdmin.post('/offer-criteria', { kind: 'experience', label }))
    },
    testimonials: content('testimonials'),
    'team-members': content('team-members'),
    'statistics-tokens': async () => {
      const data = { name: 'Tableau de bord', hash: crypto.randomUUID() }
      return (await payload.create({ collection: 'statistics-tokens', data })).id
    },
    media: async () => idOf(await superAdmin.post('/media', pictureForm())),
  }
}

/** An SVG image as a form of the media library. */
export function pictureForm(data: object = {}) {
  const form = new FormData()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'
  form.set('_payload', JSON.stringify({ alt: 'Un dessin', ...data }))
  form.set('file', new Blob([drawing], { type: 'image/svg+xml' }), 'dessin.svg')
  return form
}

function idOf({ status, body }: Awaited<ReturnType<RestClient['post']>>): number {
  const { doc } = body
  if (typeof doc === 'object' && doc && 'id' in doc && typeof doc.id === 'number') return doc.id
  throw new Error(`${status}: ${JSON.stringify(body)}`)
}
