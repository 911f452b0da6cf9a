import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { EMPTY_NAME_FORM } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/alertes': [
      {
        POST: '/api/alertes',
        status: 303,
        body: EMPTY_NAME_FORM,
        type: '',
        location: '/alertes-emploi/corriger?saisie=',
      },
    ],
    'api/alertes/confirmation': [
      { POST: '/api/alertes/confirmation?jeton=faux', status: 404, type: '', crossSite: 404 },
    ],
    'api/alertes/desinscription': [
      { POST: '/api/alertes/desinscription?jeton=faux', status: 404, type: '', crossSite: 404 },
    ],
  },
  openRoutes: {
    'api/alertes': 'jobAlerts.test.ts',
    'api/alertes/confirmation': 'jobAlerts.test.ts',
    'api/alertes/desinscription': 'jobAlerts.test.ts',
  },
  collections: [
    {
      slug: 'job-alerts',
      rights: { create: [], read: ['super-admin'], update: [], remove: [] },
      sent: () => anAlertRow(),
      change: { location: 'nantes' },
      make: async (payload) =>
        (await payload.create({ collection: 'job-alerts', data: anAlertRow() })).id,
    },
  ],
  // No user writes these documents.
  outsideAuditTrail: ['job-alerts'],
  screens: { ofSuperAdmins: ['/admin/collections/job-alerts?limit=10'] },
}

const anAlertRow = () => ({
  email: 'camille@candidats.test',
  language: 'fr' as const,
  location: 'paris',
  alertKey: crypto.randomUUID(),
  linkKey: crypto.randomUUID(),
})
