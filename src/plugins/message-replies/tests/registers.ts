import type { Payload } from 'payload'
import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { aContactMessage } from '@/tests/support/records'
import { post, routeContext, STAFF } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/contact-messages/[id]/reponses': [
      { POST: '/api/contact-messages/:message/reponses', status: [403, 422, 422], body: {} },
      { POST: '/api/contact-messages/999999/reponses', status: [403, 404, 404], body: {} },
    ],
    'api/contact-messages/[id]/reponses/[reply]/renvoi': [
      {
        POST: '/api/contact-messages/:message/reponses/999999/renvoi',
        status: [403, 404, 404],
        body: {},
      },
    ],
    'api/contact-messages/[id]/reponses/[reply]/retrait': [
      {
        POST: '/api/contact-messages/:message/reponses/999999/retrait',
        status: [403, 404, 404],
        body: {},
      },
    ],
  },
  closedRoutes: {
    'contact-messages/[id]/reponses': {
      allowed: STAFF,
      ask: async (asked, { message }) => {
        const { POST } = await import(
          '@/src/plugins/message-replies/routes/contact-messages/[id]/reponses/route'
        )
        const sent = { text: 'Bonjour', key: crypto.randomUUID() }
        const path = `contact-messages/${message}/reponses`
        return POST(post(path, sent, asked), routeContext({ id: String(message) }))
      },
    },
    'contact-messages/[id]/reponses/[reply]/renvoi': {
      allowed: STAFF,
      ask: async (asked, { message, payload }) => {
        const { POST } = await import(
          '@/src/plugins/message-replies/routes/contact-messages/[id]/reponses/[reply]/renvoi/route'
        )
        const reply = String(await createReply(payload, message, 'failed'))
        const path = `contact-messages/${message}/reponses/renvoi`
        return POST(post(path, {}, asked), routeContext({ id: String(message), reply }))
      },
    },
    'contact-messages/[id]/reponses/[reply]/retrait': {
      allowed: STAFF,
      ask: async (asked, { message, payload }) => {
        const { POST } = await import(
          '@/src/plugins/message-replies/routes/contact-messages/[id]/reponses/[reply]/retrait/route'
        )
        const reply = String(await createReply(payload, message, 'kept'))
        const path = `contact-messages/${message}/reponses/retrait`
        return POST(post(path, {}, asked), routeContext({ id: String(message), reply }))
      },
    },
  },
  collections: [
    {
      slug: 'message-replies',
      rights: { create: [], read: STAFF, update: [], remove: [] },
      sent: ({ message }) => ({ message, text: 'Bonjour', state: 'sent' }),
      change: { text: 'Autre chose', state: 'sent' },
      make: async (payload) => createReply(payload, (await aContactMessage(payload)).id, 'waiting'),
    },
  ],
  outsideAuditTrail: ['message-replies'],
  accountFields: [['message-replies', 'author']],
}

async function createReply(
  payload: Payload,
  message: number,
  state: 'failed' | 'kept' | 'waiting',
) {
  const data = { message, state, text: 'Bonjour', replyKey: crypto.randomUUID() }
  return (await payload.create({ collection: 'message-replies', data })).id
}
