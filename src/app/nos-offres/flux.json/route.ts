import { answerFeed } from '@/src/plugins/feeds/routes/answerFeed'

export const dynamic = 'force-dynamic'

/** The open offers in JSON Feed, of the whole list or of a search. */
export const GET = (request: Request): Promise<Response> => answerFeed(request, 'json')
