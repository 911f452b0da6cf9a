export { POST } from '@/src/plugins/message-replies/routes/contact-messages/[id]/reponses/[reply]/renvoi/route'
