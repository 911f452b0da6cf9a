import { ContactMessages } from './ContactMessages'
import { MessageReplies } from './MessageReplies'

/** What visitors wrote, and what staff answered. */
export const messageCollections = [ContactMessages, MessageReplies]
