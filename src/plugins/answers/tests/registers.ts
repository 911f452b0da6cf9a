import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { aJobApplication } from '@/tests/support/records'
import { ADMINS, post, STAFF, UNKNOWN_IDS } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/reponses-candidats': [
      { POST: '/api/reponses-candidats', status: [403, 422, 422], body: {} },
    ],
    'api/reponses-candidats/autrement': [
      { POST: '/api/reponses-candidats/autrement', status: [403, 422, 422], body: {} },
    ],
    'api/reponses-candidats/constat': [
      { POST: '/api/reponses-candidats/constat', status: [403, 200, 200], body: UNKNOWN_IDS },
    ],
    'api/reponses-candidats/renvoi': [
      { POST: '/api/reponses-candidats/renvoi', status: [403, 422, 422], body: {} },
    ],
    'api/reponses-candidats/retrait': [
      { POST: '/api/reponses-candidats/retrait', status: [403, 200, 200], body: UNKNOWN_IDS },
    ],
    'api/reponses-candidats/test': [
      { POST: '/api/reponses-candidats/test', status: [403, 422, 422], body: {} },
    ],
  },
  closedRoutes: {
    'reponses-candidats': {
      allowed: STAFF,
      ask: async (asked, { anApplication }) => {
        const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/route')
        const id = await anApplication()
        const sent = {
          key: crypto.randomUUID(),
          answers: [
            { application: id, template: null, seen: null, subject: 'Suite', body: 'Bonjour' },
          ],
        }
        return POST(post('reponses-candidats', sent, asked))
      },
    },
    'reponses-candidats/autrement': {
      allowed: STAFF,
      ask: async (asked, { anApplication }) => {
        const { POST } = await import(
          '@/src/plugins/answers/routes/reponses-candidats/autrement/route'
        )
        const id = await anApplication()
        return POST(post('reponses-candidats/autrement', { ids: [id], isAnswered: true }, asked))
      },
    },
    'reponses-candidats/constat': {
      allowed: STAFF,
      ask: async (asked) => {
        const { POST } = await import(
          '@/src/plugins/answers/routes/reponses-candidats/constat/route'
        )
        return POST(post('reponses-candidats/constat', { ids: [1] }, asked))
      },
    },
    'reponses-candidats/renvoi': {
      allowed: STAFF,
      ask: async (asked) => {
        const { POST } = await import(
          '@/src/plugins/answers/routes/reponses-candidats/renvoi/route'
        )
        return POST(post('reponses-candidats/renvoi', { ids: [1] }, asked))
      },
    },
    'reponses-candidats/retrait': {
      allowed: STAFF,
      ask: async (asked) => {
        const { POST } = await import(
          '@/src/plugins/answers/routes/reponses-candidats/retrait/route'
        )
        return POST(post('reponses-candidats/retrait', { ids: [1] }, asked))
      },
    },
    'reponses-candidats/test': {
      allowed: STAFF,
      ask: async (asked) => {
        const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/test/route')
        const sent = { language: 'fr', subject: 'Suite', body: 'Bonjour' }
        return POST(post('reponses-candidats/test', sent, asked))
      },
    },
  },
  collections: [
    {
      slug: 'application-answers',
      rights: { create: [], read: STAFF, update: [], remove: [] },
      sent: ({ application }) => ({
        ...{ application, language: 'fr', subject: 'S', body: 'B', state: 'sent' },
      }),
      change: { body: 'Autre chose', state: 'sent' },
      make: async (payload) => {
        const application = (await aJobApplication(payload)).id
        const data = {
          ...{ application, language: 'fr' as const, subject: 'Votre candidature' },
          ...{ body: 'Bonjour', state: 'waiting' as const, sendAfter: '2026-11-24T08:00:00.000Z' },
          answerKey: crypto.randomUUID(),
        }
        return (await payload.create({ collection: 'application-answers', data })).id
      },
    },
    {
      slug: 'answer-templates',
      rights: { create: STAFF, read: STAFF, update: STAFF, remove: ADMINS },
      hasTrash: true,
      sent: () => ({ title: 'T', kind: 'refusal', subject: 'S', body: 'B' }),
      change: { title: 'Autre' },
      make: async (payload) => {
        const data = { title: 'Refus', kind: 'refusal' as const, subject: 'Objet', body: 'Texte' }
        return (await payload.create({ collection: 'answer-templates', data })).id
      },
    },
  ],
  outsideAuditTrail: ['application-answers'],
  accountFields: [['application-answers', 'author']],
  screens: {
    lists: [
      '/admin/collections/job-applications/repondre',
      '/admin/collections/answer-templates?limit=10',
    ],
    trashes: ['/admin/collections/answer-templates/trash?limit=10'],
    forms: ['/admin/collections/answer-templates/create'],
  },
  seeded: ['answer-templates'],
  applicationFigures: {
    due: async ({ payload, now, timezone }) => {
      const { countUnansweredApplications: countDueAnswers } = await import(
        '@/src/plugins/answers/queries/countUnansweredApplications'
      )
      return countDueAnswers(payload, { now, timezone })
    },
    share: async ({ payload, timezone }) => {
      const { countOnTimeRepliesByMonth: readAnswerShare } = await import(
        '@/src/plugins/answers/queries/countOnTimeRepliesByMonth'
      )
      return readAnswerShare(payload, { now: new Date('2026-12-30T12:00:00Z'), timezone })
    },
    toAnswer: ({ countListed }) => countListed('where[or][0][and][0][awaitsAnswer][equals]=true'),
    answered: async ({ req, id }) => {
      const { findReplyRecipients: findAddressees } = await import(
        '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
      )
      return findAddressees(req, [id])
    },
    previewed: async ({ req }) => {
      const { findPreviewApplicationIds } = await import(
        '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
      )
      return findPreviewApplicationIds(req)
    },
  },
}
