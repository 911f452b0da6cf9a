import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { get, HTML_TYPE, post, routeContext, STAFF } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/candidate-files/[id]/lecture': [
      { POST: '/api/candidate-files/:cv/lecture', status: [403, 204, 204], type: '' },
    ],
    'api/candidate-files/[id]/texte': [
      { GET: '/api/candidate-files/:letter/texte', status: [403, 200, 200] },
      { GET: '/api/candidate-files/:cv/texte', status: [403, 404, 404] },
    ],
    'api/job-applications/[id]/lecture': [
      { POST: '/api/job-applications/:application/lecture', status: [403, 200, 200] },
      { POST: '/api/job-applications/999999/lecture', status: [403, 404, 404], type: '' },
    ],
    'api/lecteur-pdf': [
      { GET: '/api/lecteur-pdf', status: 200, type: HTML_TYPE, cache: 'private, no-cache' },
    ],
    'api/lecteur-pdf/[fichier]': [
      {
        GET: '/api/lecteur-pdf/Adobe-Japan1-UCS2.bcmap',
        status: 200,
        type: 'application/octet-stream',
        cache: 'private, max-age=86400',
      },
      { GET: '/api/lecteur-pdf/rien', status: 404, type: '' },
    ],
  },
  closedRoutes: {
    'candidate-files/[id]/lecture': {
      allowed: STAFF,
      ask: async (asked, { file }) => {
        const { POST } = await import(
          '@/src/plugins/document-reading/routes/candidate-files/[id]/lecture/route'
        )
        return POST(
          post(`candidate-files/${file}/lecture`, {}, asked),
          routeContext({ id: String(file) }),
        )
      },
    },
    'candidate-files/[id]/texte': {
      allowed: STAFF,
      ask: async (asked, { letter }) => {
        const { GET } = await import(
          '@/src/plugins/document-reading/routes/candidate-files/[id]/texte/route'
        )
        return GET(
          get(`candidate-files/${letter}/texte`, asked),
          routeContext({ id: String(letter) }),
        )
      },
    },
    'job-applications/[id]/lecture': {
      allowed: STAFF,
      ask: async (asked, { application }) => {
        const { POST } = await import(
          '@/src/plugins/document-reading/routes/job-applications/[id]/lecture/route'
        )
        const path = `job-applications/${application}/lecture`
        return POST(post(path, {}, asked), routeContext({ id: String(application) }))
      },
    },
  },
  openRoutes: {
    'api/lecteur-pdf': 'a page without any document',
    'api/lecteur-pdf/[fichier]': 'fonts and tables of characters of the library that draws',
  },
  applicationFigures: {
    neighbours: async ({ payload, req, other }) => {
      const { findNeighbourApplications } = await import(
        '@/src/plugins/document-reading/queries/findNeighbourApplications'
      )
      const beside = await payload.findByID({ collection: 'job-applications', id: other })
      return findNeighbourApplications(req, beside, { list: '', passed: [] })
    },
    unread: async ({ payload, user }) => {
      const { readDocumentReadingProgress: countUnread } = await import(
        '@/src/plugins/document-reading/queries/readDocumentReadingProgress'
      )
      return countUnread(payload, user)
    },
  },
}
