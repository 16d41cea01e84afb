import { redirect } from 'next/navigation';
import { paths } from '#lib/paths.ts';

export default function Home() {
  redirect(paths.create());
}
