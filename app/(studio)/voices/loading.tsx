import { Skeleton } from '#components/ui/skeleton.tsx';

export default function VoicesLoading() {
  return (
    <div className="mx-auto grid w-full max-w-[100rem] grid-cols-1 gap-6 px-4 py-6 md:px-8 md:py-8">
      <Skeleton className="h-14 w-64" />
      <Skeleton className="h-8" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-2.5">
        {Array.from({ length: 24 }, (_, index) => (
          <Skeleton key={index} className="h-27 rounded-md" />
        ))}
      </div>
    </div>
  );
}
