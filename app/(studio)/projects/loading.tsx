import { Skeleton } from '#components/ui/skeleton.tsx';

export default function ProjectsLoading() {
  return (
    <div className="grid gap-6 px-4 py-6 md:px-8">
      <Skeleton className="h-8 w-40" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-5 gap-y-8">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="grid gap-3">
            <Skeleton className="aspect-video rounded-md" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
