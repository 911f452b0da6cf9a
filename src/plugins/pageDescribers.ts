import type { PageDescriber } from '@/src/app/pageDescriber'
import { searchEngineDescriber } from './search-engines/routes/(site)/searchEngineDescriber'

/** The texts and metadata of plugins for search engines and social networks. */
export const pageDescribers: readonly PageDescriber[] = [searchEngineDescriber]
